export { OperatorTemplates } from './operator-templates.tsx'
export { useOperatorMarkup } from './use-operator-markup.ts'
