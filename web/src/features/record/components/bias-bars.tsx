import type { Bias } from '#domain/bias.ts';

interface BiasBarsProps {
  readonly rows: readonly { readonly name: string; readonly bias: Bias }[];
  readonly say: (bias: Bias) => string;
}

/** At least so far to each side, so that small biases look small. */
const LEAST_REACH = 0.2;

/** Where each group's bias lies around none: a mark, and the line that holds it with 80 %. The words say the same. */
export function BiasBars({ rows, say }: BiasBarsProps) {
  const reach = Math.max(
    LEAST_REACH,
    ...rows.flatMap(({ bias }) => [Math.abs(bias.low), Math.abs(bias.high)]),
  );
  const place = (share: number) => `${String(((share / reach + 1) / 2) * 100)}%`;
  return (
    <ul className="record-bias">
      {rows.map(({ name, bias }) => (
        <li key={name}>
          <strong>{name}</strong>
          <span className="record-bias-line" aria-hidden="true">
            <b
              style={{
                insetInlineStart: place(bias.low),
                inlineSize: `${String(((bias.high - bias.low) / reach / 2) * 100)}%`,
              }}
            />
            <i style={{ insetInlineStart: place(bias.share) }} />
          </span>
          <span>{say(bias)}</span>
        </li>
      ))}
    </ul>
  );
}
