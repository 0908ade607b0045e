import { vi } from 'vitest';

interface Drawing {
  width: number;
  height: number;
  /** Bytes of a picture that is this wide. */
  bytes: (width: number) => number;
}

/** Stands where the browser's decoder and canvas are: the picture that it decodes has this size. */
export const canvas = ({ width, height, bytes }: Drawing) => {
  const drawn: { width: number; height: number }[] = [];
  vi.stubGlobal('createImageBitmap', async () => ({ width, height, close: () => {} }));
  vi.stubGlobal(
    'OffscreenCanvas',
    class {
      readonly size: { width: number; height: number };
      constructor(canvasWidth: number, canvasHeight: number) {
        this.size = { width: canvasWidth, height: canvasHeight };
      }
      getContext = () => ({ fillRect: () => {}, drawImage: () => drawn.push(this.size) });
      convertToBlob = async ({ type }: { type: string }) => new Blob(['x'.repeat(bytes(this.size.width))], { type });
    },
  );
  return drawn;
};
