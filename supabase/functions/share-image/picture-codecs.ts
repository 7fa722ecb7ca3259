import type { PictureType } from '../_shared/pictures/picture.ts';
import type { Canvas } from './canvas.ts';

/** Reads a file that lies beside a module of a package. */
export type ReadBeside = (module: string, file: string) => Promise<Uint8Array>;

/** Photos to pixels and back. Each rejects where that does not work. */
export interface PictureCodecs {
  decode(type: PictureType, bytes: Uint8Array): Promise<Canvas>;
  /** A JPEG without any text, time or profile in it: the same picture is the same file. */
  encodeJpeg(canvas: Canvas): Promise<Uint8Array>;
}

const QUALITY = 80;

/** The codecs of browsers, as WebAssembly. Each is loaded when it is first needed. */
export function createPictureCodecs(readBeside: ReadBeside): PictureCodecs {
  const webp = createCodec(
    () => import('@jsquash/webp/decode.js'),
    () => readBeside('@jsquash/webp/decode.js', 'codec/dec/webp_dec.wasm'),
  );
  const jpeg = createCodec(
    () => import('@jsquash/jpeg/decode.js'),
    () => readBeside('@jsquash/jpeg/decode.js', 'codec/dec/mozjpeg_dec.wasm'),
  );
  const jpegWriter = createCodec(
    () => import('@jsquash/jpeg/encode.js'),
    () => readBeside('@jsquash/jpeg/encode.js', 'codec/enc/mozjpeg_enc.wasm'),
  );
  return {
    async decode(type, bytes) {
      const file = new Uint8Array(bytes).buffer;
      return withoutAlpha(
        await (type === 'webp'
          ? webp((decode) => decode(file))
          : jpeg((decode) => decode(file, { preserveOrientation: true }))),
      );
    },
    encodeJpeg: async (canvas) =>
      new Uint8Array(
        await jpegWriter((encode) => encode(withAlpha(canvas), { quality: QUALITY, progressive: false })),
      ),
  };
}

interface CodecModule<Run> {
  readonly default: Run;
  readonly init: (program: WebAssembly.Module) => Promise<unknown>;
}

/** A codec that fails is given up: the next picture gets a new one, whatever the broken file did to this one. */
function createCodec<Run>(load: () => Promise<CodecModule<Run>>, readProgram: () => Promise<Uint8Array>) {
  let ready: Promise<Run> | null = null;
  async function start(): Promise<Run> {
    const [{ default: run, init }, program] = await Promise.all([load(), readProgram()]);
    await init(await WebAssembly.compile(new Uint8Array(program)));
    return run;
  }
  return async <Answer>(use: (run: Run) => Promise<Answer>): Promise<Answer> => {
    ready ??= start();
    try {
      return await use(await ready);
    } catch (error) {
      ready = null;
      throw error;
    }
  };
}

/** Four bytes a pixel to three, in the same memory: what is transparent stands on white. */
function withoutAlpha({ width, height, data }: ImageData): Canvas {
  for (let from = 0, to = 0; from < data.length; from += 4, to += 3) {
    const share = (data[from + 3] ?? 255) / 255;
    for (let part = 0; part < 3; part += 1) data[to + part] = 255 + ((data[from + part] ?? 0) - 255) * share;
  }
  return { width, height, pixels: new Uint8Array(data.buffer, data.byteOffset, width * height * 3) };
}

/** What the encoder reads of an image's data; runtimes differ in what else there is. */
function withAlpha({ width, height, pixels }: Canvas): ImageData {
  const data = new Uint8ClampedArray(width * height * 4).fill(255);
  for (let from = 0, to = 0; from < pixels.length; from += 3, to += 4)
    data.set(pixels.subarray(from, from + 3), to);
  const image: Pick<ImageData, 'width' | 'height' | 'data'> = { width, height, data };
  return image as ImageData;
}
