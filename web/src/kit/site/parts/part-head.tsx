import { wordsOf, type PartValues } from '../part-values.ts';

/** What a part is called, and the sentence below it. */
export function PartHead({ values }: { readonly values: PartValues }) {
  const [title, lead] = [wordsOf(values, 'title'), wordsOf(values, 'lead')];
  if (title === '' && lead === '') return null;
  return (
    <div className="site-part-head">
      {title ? <h2>{title}</h2> : null}
      {lead ? <p className="lead">{lead}</p> : null}
    </div>
  );
}
