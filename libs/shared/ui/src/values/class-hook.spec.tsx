import createCache from '@emotion/cache';
import { CacheProvider, keyframes } from '@emotion/react';
import { render, screen } from '@testing-library/react';
import { classHook } from './class-hook';

const breathe = keyframes({ '50%': { opacity: 0.05 } });
const useLook = classHook({ blockSize: 24, '&:hover': { blockSize: 25 }, animation: `${breathe} 1s` });

function Chip({ label }: { label: string }) {
  return <span className={useLook()}>{label}</span>;
}

const drawnWith = (key: string) => {
  const cache = createCache({ key });
  const inserted = jest.spyOn(cache, 'insert');
  render(
    <CacheProvider value={cache}>
      <Chip label={`${key} one`} />
      <Chip label={`${key} two`} />
    </CacheProvider>,
  );
  return inserted;
};

it('a look is written once for all that have it, with the animation that it names', () => {
  const inserted = drawnWith('ltr');

  expect(inserted.mock.calls.map(([selector]) => selector)).toEqual([expect.stringMatching(/^\.ltr-/), '']);
  expect(getComputedStyle(screen.getByText('ltr two')).blockSize).toBe('24px');
});

it('a page that turns to the other direction has it in its own rules', () => {
  drawnWith('ltr');
  drawnWith('rtl');

  expect(screen.getByText('rtl one').className).toMatch(/^rtl-/);
  expect(getComputedStyle(screen.getByText('rtl one')).blockSize).toBe('24px');
});
