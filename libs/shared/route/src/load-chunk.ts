const timeoutMs = 120_000;

/** A part of the page did not arrive: it is gone (a new release replaced it), or it took too long. */
export class ChunkLoadError extends Error {
  readonly type: 'missing' | 'timeout';

  constructor(type: 'missing' | 'timeout', cause?: unknown) {
    super('Loading chunk failed', { cause });
    this.name = 'ChunkLoadError';
    this.type = type;
  }
}

/** As Chromium, Firefox and Safari say that a module is not there. */
const browserWords = /dynamically imported module|Importing a module script failed/;

/** Whether a part of the page did not come: loaded by `loadChunk`, or by a lazy component in the browser's own words. */
export const isChunkFailure = (error: unknown): boolean =>
  error instanceof ChunkLoadError || (error instanceof TypeError && browserWords.test(error.message));

/** Loads a part of the page, and says so in one way when it does not come. */
export async function loadChunk<Part>(load: () => Promise<Part>): Promise<Part> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLate = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new ChunkLoadError('timeout')), timeoutMs);
  });
  const part = load().catch((cause: unknown) => {
    throw new ChunkLoadError('missing', cause);
  });
  try {
    return await Promise.race([part, tooLate]);
  } finally {
    clearTimeout(timer);
  }
}
