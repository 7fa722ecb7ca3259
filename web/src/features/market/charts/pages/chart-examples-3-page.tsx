import type { SoldFigures } from '#wire/sold-charts.ts';
import { useLoaderData, type LoaderFunctionArgs } from 'react-router-dom';
import { StudyScreen } from '../components/study-screen.tsx';
import { readStudy, type StudyData } from '../read-study.ts';
import { kindsView } from '../study-views.ts';

/** Prices of each kind of homes, by year. */
export function loader(args: LoaderFunctionArgs): Promise<StudyData<SoldFigures> | Response> {
  return readStudy(args, 'type');
}

const yearly = (figures: SoldFigures) => kindsView(figures, 'year');

/** Small multiples, compared on one scale. */
export function Component() {
  const data = useLoaderData<StudyData<SoldFigures>>();
  return <StudyScreen {...data} name="kinds" view={yearly} />;
}
