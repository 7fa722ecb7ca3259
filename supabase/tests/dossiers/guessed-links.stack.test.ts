import { expect, test } from 'vitest';
import { newPlayer } from '../../../scripts/stack/contract/target.ts';

test('links that nobody made are refused as such, thirty a minute, and then they wait', async () => {
  const guesser = await newPlayer();
  // Limits count by the clock's minutes: all of it within one.
  const seconds = new Date().getSeconds();
  if (seconds > 40) await new Promise((resolve) => setTimeout(resolve, (61 - seconds) * 1_000));
  const answers: string[] = [];
  for (let guess = 0; guess < 32; guess += 1) {
    const token = guess.toString(16).padStart(64, '0');
    const name = guess % 2 === 0 ? 'dossier_invitation' : 'accept_invitation';
    const { status, error } = await guesser.client.rpc(name, { token });
    answers.push(`${status} ${error?.details ?? ''}`);
  }
  expect(answers.slice(0, 30)).toEqual(Array<string>(30).fill('404 not_found'));
  expect(answers.slice(30)).toEqual(Array<string>(2).fill('429 rate_limited'));
}, 60_000);
