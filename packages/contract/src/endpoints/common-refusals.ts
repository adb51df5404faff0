/** What any call may be refused with, whatever it asks for; a row of the table names only what is its own. */
export const COMMON_REFUSALS = [
  'invalid_body',
  'malformed_json',
  'payload_too_large',
  'too_large',
  'unsupported_media_type',
  'method_not_allowed',
  'unauthorized',
  'foreign_origin',
  'upstream_unavailable',
  'timeout',
  'internal_error',
] as const
