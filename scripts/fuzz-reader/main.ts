// npm run fuzz-reader [-- COUNT [SEED]]: reads so many mutated pages and files, a million unless told, and says what breaks.
import { faultOfText } from '../../supabase/functions/_shared/reader/expect-sound.ts';
import { FUZZ_INPUTS } from '../../supabase/functions/_shared/reader/fuzz-inputs.ts';
import { randomFrom } from '#domain/seeded-random.ts';
import { mutateInput } from '../../supabase/functions/_shared/reader/mutate-input.ts';

const [count = 1_000_000, seed = 1] = process.argv.slice(2).map(Number);
const random = randomFrom(seed);
const faults = new Map<string, { times: number; text: string }>();
/** Longer than this of a processor, and the input is worth a look. Time on the clock also counts other programs. */
const SLOW_MS = 2_000;

for (let done = 1; done <= count; done += 1) {
  const [input, other] = [random(), random()].map(
    (part) => FUZZ_INPUTS[Math.floor(part * FUZZ_INPUTS.length)],
  );
  const text = mutateInput(input?.text ?? '', other?.text ?? '', random);
  const before = process.cpuUsage();
  let fault: string | null;
  try {
    fault = faultOfText(text, input?.url ?? null);
  } catch (error) {
    fault = `thrown: ${error instanceof Error ? error.message : String(error)}`;
  }
  const { user, system } = process.cpuUsage(before);
  if ((user + system) / 1_000 > SLOW_MS) fault ??= 'slow';
  if (fault !== null && !faults.has(fault)) console.log(`${done}: ${fault}, with ${JSON.stringify(text)}`);
  if (fault !== null) faults.set(fault, { times: (faults.get(fault)?.times ?? 0) + 1, text });
  if (done % 10_000 === 0) console.log(`${done} read, ${faults.size} kinds of faults`);
}
for (const [fault, { times, text }] of faults)
  console.log(`${times} × ${fault}, last with ${JSON.stringify(text)}`);
console.log(`${count} mutated inputs, ${faults.size} kinds of faults.`);
process.exitCode = faults.size > 0 ? 1 : 0;
