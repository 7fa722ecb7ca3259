// npm run fuzz-reader [-- COUNT [SEED [WHOLE]]]: reads so many mutated pages and files, a million unless told, and says what
// breaks and what took longest. WHOLE, from 0 to 1, is how many of them are whole pages; the others are pieces of pages.
import { faultOfText } from '../../supabase/functions/_shared/reader/expect-sound.ts';
import { FUZZ_INPUTS } from '../../supabase/functions/_shared/reader/fuzz-inputs.ts';
import { randomFrom } from '#domain/seeded-random.ts';
import { mutateInput } from '../../supabase/functions/_shared/reader/mutate-input.ts';

const [count = 1_000_000, seed = 1, whole = 1] = process.argv.slice(2).map(Number);
const random = randomFrom(seed);
const faults = new Map<string, { times: number; text: string }>();
/** Longer than this of a processor, and the input is worth a look. Time on the clock also counts other programs. */
const SLOW_MS = 2_000;
/** Characters of a small piece of a page and of one of middle size, and how many of the pieces are small. */
const SMALL = 100;
const MIDDLE = 500;
const SMALL_SHARE = 0.85;
let slowest = { ms: 0, text: '' };

/** A whole page, or a piece of one. */
function piece(text: string): string {
  if (whole < 1 && random() >= whole) {
    const length = random() < SMALL_SHARE ? SMALL : MIDDLE;
    const at = Math.floor(random() * Math.max(0, text.length - length));
    return text.slice(at, at + length);
  }
  return text;
}

/** What reading a text takes of the processor. */
function processorMs(text: string, url: string | null): number {
  const before = process.cpuUsage();
  try {
    faultOfText(text, url);
  } catch {
    // What it throws was thrown before.
  }
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000;
}

for (let done = 1; done <= count; done += 1) {
  const [input, other] = [random(), random()].map(
    (part) => FUZZ_INPUTS[Math.floor(part * FUZZ_INPUTS.length)],
  );
  const text = mutateInput(piece(input?.text ?? ''), piece(other?.text ?? ''), random);
  const began = performance.now();
  let fault: string | null;
  try {
    fault = faultOfText(text, input?.url ?? null);
  } catch (error) {
    fault = `thrown: ${error instanceof Error ? error.message : String(error)}`;
  }
  let ms = performance.now() - began;
  // The clock counts other programs as well: what may be the slowest is read once more, by the processor's time.
  if (ms > slowest.ms) ms = Math.min(ms, processorMs(text, input?.url ?? null));
  if (ms > slowest.ms) slowest = { ms, text };
  if (ms > SLOW_MS) fault ??= 'slow';
  if (fault !== null && !faults.has(fault)) console.log(`${done}: ${fault}, with ${JSON.stringify(text)}`);
  if (fault !== null) faults.set(fault, { times: (faults.get(fault)?.times ?? 0) + 1, text });
  if (done % 10_000 === 0)
    console.log(`${done} read, ${faults.size} kinds of faults, slowest ${Math.round(slowest.ms)} ms`);
}
for (const [fault, { times, text }] of faults)
  console.log(`${times} × ${fault}, last with ${JSON.stringify(text)}`);
console.log(
  `${count} mutated inputs, ${faults.size} kinds of faults, slowest ${Math.round(slowest.ms)} ms with ${JSON.stringify(slowest.text.slice(0, 200))}.`,
);
process.exitCode = faults.size > 0 ? 1 : 0;
