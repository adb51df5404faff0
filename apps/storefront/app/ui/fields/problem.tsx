interface Props {
  /** For the field that it describes. */
  readonly id?: string
  readonly children: string | null | undefined
}

/** What is wrong, read out as soon as it is known. */
export function Problem({ id, children }: Props) {
  return children ? (
    <p id={id} role="alert" className="field-problem">
      {children}
    </p>
  ) : null
}
