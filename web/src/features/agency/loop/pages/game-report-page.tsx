import { useLoaderData, type LoaderFunctionArgs } from 'react-router-dom';
import type { CrowdReport } from '#wire/crowd-reports.ts';
import { readCrowdReport } from '../report-calls.ts';
import { ReportDoor } from '../report-door.tsx';
import { ReportSheet } from '../report-sheet.tsx';

interface ReportData {
  readonly slug: string;
  readonly home: string | null;
  readonly report: CrowdReport | null;
  readonly page: { readonly values: { readonly game: string } };
}

/** The report, or the question for its code. */
export async function loader({ params, request }: LoaderFunctionArgs): Promise<ReportData> {
  const slug = params.gameSlug ?? '';
  const home = new URL(request.url).searchParams.get('home');
  const report = await readCrowdReport(slug, home);
  return { slug, home, report, page: { values: { game: report?.game.title ?? slug } } };
}

/** What the crowd said of a game's homes, or of one: for the agency, and for whoever has its code. */
export function Component() {
  const { slug, home, report } = useLoaderData<ReportData>();
  if (report === null) return <ReportDoor slug={slug} />;
  return <ReportSheet report={report} isOfHome={home !== null} />;
}
