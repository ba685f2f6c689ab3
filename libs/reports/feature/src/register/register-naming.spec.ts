import { registerNaming } from './register-naming';

it('a document is told whole, its number and that it is cancelled: where room is short, the name of its party gives way', () => {
  const widths = Object.fromEntries(registerNaming.document.map(({ id, width }) => [id, width]));

  expect(widths).toEqual({ name: expect.any(Number), party: undefined });
});
