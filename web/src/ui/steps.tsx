import './steps.css';

export interface StepsProps {
  readonly label: string;
  readonly steps: readonly string[];
  /** place of the step that is under way, from 0 */
  readonly current: number;
}

/** The stages of something longer, and which one it is at. */
export function Steps({ label, steps, current }: StepsProps) {
  return (
    <ol className="ui-steps" aria-label={label}>
      {steps.map((step, place) => (
        <li
          key={step}
          data-state={place < current ? 'done' : place === current ? 'now' : 'next'}
          aria-current={place === current ? 'step' : undefined}
        >
          {step}
        </li>
      ))}
    </ol>
  );
}
