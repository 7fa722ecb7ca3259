import type { SoldDistribution } from '#wire/sold-charts.ts';
import { useLoaderData, type LoaderFunctionArgs } from 'react-router-dom';
import { StudyScreen } from '../components/study-screen.tsx';
import { readDistribution, readGround } from '../queries.ts';
import type { StudyData } from '../read-study.ts';
import { distributionView } from '../study-views.ts';

/** How the prices of the address's area are spread. */
export async function loader({
  request,
}: LoaderFunctionArgs): Promise<StudyData<SoldDistribution> | Response> {
  const ground = await readGround(new URL(request.url));
  if (ground instanceof Response) return ground;
  const { place, query } = ground;
  return { ground, figures: place === null ? null : await readDistribution(place, query) };
}

/** A distribution told well. */
export function Component() {
  const data = useLoaderData<StudyData<SoldDistribution>>();
  return <StudyScreen {...data} name="spread" view={distributionView} />;
}
