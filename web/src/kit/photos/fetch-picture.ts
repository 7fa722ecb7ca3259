import { AppError } from '#lib/app-error.ts';

/** A stored picture as a file. */
export async function fetchPicture(url: string): Promise<Blob> {
  const answer = await fetch(url);
  if (!answer.ok) throw new AppError('not_found', 'There is no such picture.', { status: answer.status });
  return answer.blob();
}
