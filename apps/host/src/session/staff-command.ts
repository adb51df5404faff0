export type StaffCommand =
  | { readonly verb: 'owner-link'; readonly id: number | null; readonly asNew: boolean }
  | { readonly usage: string }

const usage: StaffCommand = {
  usage:
    'Usage: npm run staff -- owner-link [--person 3 | --new]\n' +
    '  A link, good once and for a week, by which an owner who is locked out chooses another password or passkey;\n' +
    '  with --new, good for a day, somebody becomes an owner beside those there are.',
}

export function readStaffCommand(args: readonly string[]): StaffCommand {
  const [verb, option, value, ...rest] = args.flatMap((arg) => arg.split('=', 2))
  if (verb !== 'owner-link' || rest.length > 0) return usage
  if (option === undefined) return { verb, id: null, asNew: false }
  if (option === '--new' && value === undefined) return { verb, id: null, asNew: true }
  return option === '--person' && /^\d{1,15}$/.test(value ?? '')
    ? { verb, id: Number(value), asNew: false }
    : usage
}
