/** A module as the text of a script: see inline-scripts.ts. */
declare module '*?script' {
  export const script: string
}
