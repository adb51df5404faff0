export { ChatWidget } from './chat-widget.tsx'
export { isChatPath } from './is-chat-path.ts'
