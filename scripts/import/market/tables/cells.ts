// SQL over a cell of a file, which people wrote.

/** A number that a cell says, or null. */
export const number = (fact: string) => `pg_temp.number_of(${fact})`;
/** A day that a cell says, or null. */
export const day = (fact: string) => `pg_temp.day_of(${fact})`;
/** A text without spaces around it; what registers write for "nothing" is nothing. */
export const text = (fact: string) =>
  `case when upper(btrim(${fact})) not in ('', 'NO DATA!', 'INVALID!', 'N/A', 'NOT RECORDED', 'NODATA!') then btrim(${fact}) end`;
/** A whole number from 0 to the most that there can be. */
export const whole = (fact: string, most: number) =>
  `case when ${number(fact)} between 0 and ${String(most)} then round(${number(fact)})::integer end`;
/** An amount in pence. */
export const minor = (fact: string) =>
  `case when ${number(fact)} between 0 and 10000000 then round(${number(fact)} * 100)::bigint end`;

/** Square metres. */
export const area = (fact: string) =>
  `case when ${number(fact)} between 1 and 100000 then ${number(fact)}::real end`;

/** Whether a row of the stage has a British postcode. */
export const POSTCODE_FORM = `s.postcode ~ '^[A-Z]{1,2}[0-9][A-Z0-9]? [0-9][A-Z]{2}$'`;
/** With the one space that the register of sales writes, whatever the file pads it with. */
export const spacedPostcode = (fact: string) =>
  `regexp_replace(regexp_replace(upper(${fact}), '[^A-Z0-9]', '', 'g'), '^(.+)([0-9][A-Z]{2})$', '\\1 \\2')`;
