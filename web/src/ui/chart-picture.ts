/** What a saved picture of a chart says beside its drawing. */
interface PictureWords {
  readonly title: string;
  readonly answer: string;
  readonly note: string;
}

const SCALE = 2;
const PADDING = 24;
const WIDTH = 960;

/** A chart as a picture that stands by itself: question, answer, drawing, and where its figures come from. */
export async function chartPicture(plot: HTMLElement, words: PictureWords): Promise<Blob> {
  const drawings = [...plot.querySelectorAll<SVGSVGElement>('svg.apexcharts-svg')];
  const frame = plot.getBoundingClientRect();
  const zoom = (WIDTH - 2 * PADDING) / Math.max(frame.width, 1);
  const canvas = document.createElement('canvas');
  const pen = canvas.getContext('2d');
  if (!pen || drawings.length === 0) throw new Error('there is no drawing');
  const style = getComputedStyle(plot);
  const lines = [
    { text: words.title, font: `600 26px ${style.fontFamily}`, height: 34 },
    { text: words.answer, font: `400 19px ${style.fontFamily}`, height: 27 },
  ].flatMap((part) => wrap(pen, part));
  const feet = wrap(pen, { text: words.note, font: `400 15px ${style.fontFamily}`, height: 21 });
  const top = PADDING + heightOf(lines) + 12;
  const height = top + frame.height * zoom + 12 + heightOf(feet) + PADDING;
  canvas.width = WIDTH * SCALE;
  canvas.height = Math.ceil(height * SCALE);
  pen.scale(SCALE, SCALE);
  pen.fillStyle = readGround(plot);
  pen.fillRect(0, 0, WIDTH, height);
  write(pen, lines, PADDING, style.color);
  for (const drawing of drawings) {
    const box = drawing.getBoundingClientRect();
    const picture = await asPicture(drawing, box);
    pen.drawImage(
      picture,
      PADDING + (box.left - frame.left) * zoom,
      top + (box.top - frame.top) * zoom,
      box.width * zoom,
      box.height * zoom,
    );
  }
  for (const name of plot.querySelectorAll<HTMLElement>('.ui-chart-field > span')) {
    const box = name.getBoundingClientRect();
    const line = { text: name.textContent, font: `600 17px ${style.fontFamily}`, height: 24 };
    pen.save();
    pen.translate((box.left - frame.left) * zoom, 0);
    write(pen, [line], top + (box.top - frame.top) * zoom, style.color);
    pen.restore();
  }
  write(pen, feet, top + frame.height * zoom + 12, style.color);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('the picture could not be made'))));
  });
}

interface Line {
  readonly text: string;
  readonly font: string;
  readonly height: number;
}

function wrap(pen: CanvasRenderingContext2D, { text, font, height }: Line): readonly Line[] {
  pen.font = font;
  const lines: string[] = [];
  for (const word of text.split(/\s+/)) {
    const longer = lines.length === 0 ? word : `${lines.at(-1) ?? ''} ${word}`;
    if (lines.length > 0 && pen.measureText(longer).width <= WIDTH - 2 * PADDING)
      lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines.map((line) => ({ text: line, font, height }));
}

const heightOf = (lines: readonly Line[]): number => lines.reduce((sum, { height }) => sum + height, 0);

function write(pen: CanvasRenderingContext2D, lines: readonly Line[], from: number, color: string): void {
  let top = from;
  pen.fillStyle = color;
  pen.textBaseline = 'top';
  for (const { text, font, height } of lines) {
    pen.font = font;
    pen.fillText(text, PADDING, top);
    top += height;
  }
}

/** The colour behind an element: that of the nearest one that has any. */
function readGround(element: HTMLElement): string {
  for (let one: HTMLElement | null = element; one; one = one.parentElement) {
    const { backgroundColor } = getComputedStyle(one);
    if (backgroundColor !== 'rgba(0, 0, 0, 0)' && backgroundColor !== 'transparent') return backgroundColor;
  }
  return 'white';
}

async function asPicture(drawing: SVGSVGElement, box: DOMRect): Promise<HTMLImageElement> {
  const copy = drawing.cloneNode(true) as SVGSVGElement;
  copy.setAttribute('width', String(box.width * SCALE));
  copy.setAttribute('height', String(box.height * SCALE));
  copy.setAttribute('viewBox', `0 0 ${String(box.width)} ${String(box.height)}`);
  // HTML inside a drawing makes a canvas that cannot be read; a line under the pointer is nobody's figure.
  for (const part of copy.querySelectorAll('foreignObject, .apexcharts-xcrosshairs, .apexcharts-ycrosshairs'))
    part.remove();
  const text = new XMLSerializer().serializeToString(copy);
  const picture = new Image();
  picture.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(text)}`;
  await picture.decode();
  return picture;
}
