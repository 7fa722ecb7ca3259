interface FiguresProps {
  readonly figures: readonly { readonly name: string; readonly figure: string; readonly about?: string }[];
}

/** What a calculator answers, with what each figure is. */
export function Figures({ figures }: FiguresProps) {
  return (
    <dl className="home-figures">
      {figures.map(({ name, figure, about }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{figure}</dd>
          {about ? <dd>{about}</dd> : null}
        </div>
      ))}
    </dl>
  );
}
