import { ValidationError } from 'yup';
import { decimalText } from './schema';

const refusal = async (terms: Parameters<typeof decimalText>[0], text: string) => {
  try {
    await decimalText(terms).validate(text);
    return null;
  } catch (error) {
    return error instanceof ValidationError ? error : null;
  }
};

it.each([
  ['below zero', { digits: 10 }, '-1', { limit: '10,00,00,00,000', decimals: 4 }],
  ['in letters', { digits: 2, decimals: 2 }, '1e15', { limit: '100', decimals: 2 }],
])('a figure %s is told its limit as amounts are read', async (_what, terms, text, params) => {
  const refused = await refusal(terms, text);

  expect(refused?.message).toMatch(/^Enter a number from 0 to below/);
  expect(refused?.params).toMatchObject(params);
});

it.each([
  ['1.23', { digits: 3, decimals: 1 }, 'At most one decimal.', { decimals: 1 }],
  [
    '-1',
    { digits: 3, decimals: 1 },
    'Enter a number from 0 to below {{limit}}, with at most one decimal.',
    { limit: '1,000' },
  ],
  ['1.23456', { digits: 9 }, 'At most {{decimals}} decimals.', { decimals: 4 }],
  ['118', { digits: 2, decimals: 2 }, 'Enter less than {{limit}}.', { limit: '100' }],
  ['abc', { digits: 10 }, 'Enter a number.', { decimals: 4 }],
  ['1000000000000000', { digits: 10 }, 'Enter less than {{limit}}.', { limit: '10,00,00,00,000' }],
])('of %s only what is wrong with it is told', async (text, terms, message, params) => {
  const refused = await refusal(terms, text);

  expect(refused?.message).toBe(message);
  expect(refused?.params).toMatchObject(params);
});
