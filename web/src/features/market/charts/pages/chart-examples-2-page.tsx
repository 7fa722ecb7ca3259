import type { SoldFigures } from '#wire/sold-charts.ts';
import { useCallback } from 'react';
import { useLoaderData, type LoaderFunctionArgs } from 'react-router-dom';
import { StudyScreen } from '../components/study-screen.tsx';
import { readStudy, type StudyData } from '../read-study.ts';
import { uncertaintyView } from '../study-views.ts';

/** Prices over time, in steps that the address names. */
export function loader(args: LoaderFunctionArgs): Promise<StudyData<SoldFigures> | Response> {
  return readStudy(args, 'price');
}

/** A time series with its uncertainty. */
export function Component() {
  const data = useLoaderData<StudyData<SoldFigures>>();
  const { step } = data.ground.query;
  const view = useCallback((figures: SoldFigures) => uncertaintyView(figures, step), [step]);
  return <StudyScreen {...data} name="time" view={view} hasStep />;
}
