const names =
  /^(PORT|HOST|LOG_LEVEL|DATA_DIR|BUSINESS_DIR|DATABASE_URL|BACKEND_URL|PUBLIC_URL|PUBLIC_ASSET_URL|OPERATIONS_TOKEN|SESSION_SECRET|SCRIPT_POLICY|CLOCK)$/
const providers = /^(GEOCODER|YANDEX|LOGIN_CODES|SMS|TELEGRAM|WHATSAPP|PUSHER|STRIPE|YOOKASSA)_/

/**
 * What the shop under test is told, its test tells it. A machine's own settings stay outside: with NODE_ENV=production
 * there would be no outbox to read a code from and no bank to try with.
 */
export function testEnvironment(given) {
  const kept = Object.entries(given).filter(([name]) => !names.test(name) && !providers.test(name))
  return { ...Object.fromEntries(kept), NODE_ENV: 'test' }
}
