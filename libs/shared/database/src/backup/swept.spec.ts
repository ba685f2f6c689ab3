import { passing } from './swept';

const mb = 1024 * 1024;

it('what passes through does not pile up outside of the heap', () => {
  const pass = passing();
  const before = process.memoryUsage().arrayBuffers;
  let most = 0;

  for (let piece = 0; piece < 100; piece += 1) {
    pass(Buffer.alloc(mb).length);
    most = Math.max(most, process.memoryUsage().arrayBuffers - before);
  }

  expect(most / mb).toBeLessThan(16);
});
