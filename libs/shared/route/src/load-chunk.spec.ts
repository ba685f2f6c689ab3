import { ChunkLoadError, loadChunk } from './load-chunk';

describe('a part of the page', () => {
  it('is handed on when it arrives', async () => {
    await expect(loadChunk(() => Promise.resolve('screen'))).resolves.toBe('screen');
  });

  it('that is gone fails as missing', async () => {
    const gone = loadChunk(() => Promise.reject(new TypeError('Failed to fetch dynamically imported module')));

    await expect(gone).rejects.toMatchObject({ message: 'Loading chunk failed', type: 'missing' });
  });

  it('that does not come within two minutes fails as a timeout', async () => {
    jest.useFakeTimers();
    const late = loadChunk(() => new Promise<never>(() => undefined));
    const outcome = late.catch((error: unknown) => error);

    await jest.advanceTimersByTimeAsync(120_000);

    const error = await outcome;
    expect(error).toBeInstanceOf(ChunkLoadError);
    expect(error).toMatchObject({ message: 'Loading chunk failed', type: 'timeout' });
    jest.useRealTimers();
  });
});
