import { newId } from './new-id';

describe('a new id', () => {
  it('is a UUID of version 7 that carries the present moment', () => {
    const before = Date.now();

    const id = newId();

    expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
    expect(Number.parseInt(id.replaceAll('-', '').slice(0, 12), 16)).toBeGreaterThanOrEqual(before);
  });

  it('sorts after every id made before it, also within one millisecond', () => {
    const ids = Array.from({ length: 20_000 }, newId);

    expect(ids).toEqual([...ids].sort());
    expect(new Set(ids).size).toBe(ids.length);
  });
});
