import type { CertificateAuthority, EnergyCertificate, FoundCertificates } from '#wire/energy.ts';
import type { TypedPostcode } from '#domain/market/read-postcode.ts';
import { callRpc } from '#lib/api.ts';
import type { EnergyQuery } from './energy-query.ts';

/** A certificate, by which a list knows it again. */
export type CertificateRow = EnergyCertificate & { readonly id: string };

/** A page of certificates with how the ratings of all of them are spread. */
export interface CertificatePage extends Omit<FoundCertificates, 'rows'> {
  readonly rows: readonly CertificateRow[];
}

/** A page of what is looked for; `after` is the last page's `next`. */
export async function readCertificates(
  { authority, rating, from, to }: EnergyQuery,
  postcode: TypedPostcode | null,
  after: string | null,
): Promise<CertificatePage> {
  const answer = await callRpc('find_certificates', {
    postcode: postcode?.text ?? null,
    authority: postcode ? null : authority,
    ratings: rating === '' ? null : [rating],
    fromYear: from,
    toYear: to,
    after,
  });
  return { ...answer, rows: answer.rows.map((row) => ({ ...row, id: row.certificate })) };
}

/** The authorities whose certificates are here. */
export function readAuthorities(): Promise<readonly CertificateAuthority[]> {
  return callRpc('certificate_authorities', {});
}
