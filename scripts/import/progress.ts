export interface ProgressStream {
  readonly isTTY?: boolean;
  write(text: string): unknown;
}

export interface Progress {
  /** One more of the total is done. */
  step(): void;
  /** Prints a line of its own without tearing the bar. */
  say(line: string): void;
  finish(): void;
}

const BAR_CELLS = 28;

/**
 * Shows how far a slow job is: a bar that redraws itself on a terminal, one plain line each tenth elsewhere.
 * @param label what is being counted, such as "Listings"
 */
export function createProgress(label: string, total: number, stream: ProgressStream): Progress {
  const isTerminal = stream.isTTY === true;
  let done = 0;
  let toldTenth = 0;

  const draw = () => {
    const share = total === 0 ? 1 : done / total;
    const filled = Math.round(share * BAR_CELLS);
    const figures = `${done}/${total} ${Math.floor(share * 100)} %`;
    if (isTerminal) {
      stream.write(`\r${label} [${'█'.repeat(filled)}${'░'.repeat(BAR_CELLS - filled)}] ${figures} `);
      return;
    }
    const tenth = Math.floor(share * 10);
    if (tenth > toldTenth) {
      toldTenth = tenth;
      stream.write(`${label} ${figures}\n`);
    }
  };

  return {
    step() {
      done += 1;
      draw();
    },
    say(line) {
      stream.write(isTerminal ? `\r\x1b[2K${line}\n` : `${line}\n`);
      if (isTerminal) draw();
    },
    finish() {
      if (isTerminal && total > 0) stream.write('\n');
    },
  };
}
