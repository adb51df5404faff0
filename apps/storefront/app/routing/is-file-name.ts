const ENDINGS =
  /\.(php\d?|phtml|phar|aspx?|ashx|jspx?|cgi|pl|py|rb|sh|bat|exe|dll|sql|sqlite3?|db|mdb|bak|backup|old|orig|save|sw[op]|tmp|log|conf|config|cfg|ini|env|properties|ya?ml|toml|json|xml|txt|csv|lock|zip|tar|t?gz|bz2|rar|7z|pem|key|crt|cer|p12|pfx|js|map|css|png|jpe?g|gif|svg|ico|webp|avif|mp4|webm|pdf|docx?|xlsx?|woff2?|ttf)~?$/i

/** Folders and tools of other programs, which scanners ask every site for. */
const STRANGERS =
  /^(wp-(admin|login|includes|config|json|content)|xmlrpc|cgi-bin|phpmyadmin|pma|adminer|actuator|server-status|vendor)$/i

/** A name that no page has: answered with a page, `/.env` would look as if the shop had one. */
export const isFileName = (slug: string): boolean =>
  slug.startsWith('.') || slug.endsWith('~') || ENDINGS.test(slug) || STRANGERS.test(slug)
