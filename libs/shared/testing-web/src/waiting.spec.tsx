import { render, screen, waitFor } from '@testing-library/react';

const soon = { timeout: 60 };

async function failureOf(ask: () => Promise<unknown>): Promise<Error> {
  try {
    await ask();
  } catch (error) {
    if (error instanceof Error) return error;
  }
  throw new Error('What is not there was found.');
}

test.each([
  ['an element that is waited for', () => screen.findByRole('button', { name: 'Save' }, soon)],
  ['a condition that is waited for', () => waitFor(() => screen.getByText('Saved'), soon)],
  ['an element that is to be there', () => Promise.resolve().then(() => screen.getByText('Saved'))],
])('%s and does not come is told with the page, and with the line of the spec', async (_what, ask) => {
  render(<p>Not saved yet</p>);

  const { message, stack } = await failureOf(ask);

  expect(message).toContain('Unable to find');
  expect(message).toContain('Not saved yet');
  expect(stack).toContain('Not saved yet');
  expect(stack?.split('\n').find((line) => /^\s+at .*\.spec\./.test(line))).toContain('waiting.spec.tsx');
});
