import { shownProblem } from './shown-problem';

it('reads message, request id and fields of a problem', () => {
  const problem = {
    message: 'Please correct the marked fields.',
    requestId: 'r-1',
    errors: [{ field: 'name', code: 'required', message: 'This is needed.' }, { field: 7 }, null],
  };

  expect(shownProblem(problem)).toEqual({
    message: 'Please correct the marked fields.',
    requestId: 'r-1',
    errors: [{ field: 'name', message: 'This is needed.' }],
  });
});

it.each([
  [422, null],
  [409, null],
  [500, 'r-1'],
  [503, 'r-1'],
])(
  'shows of an answer %i the request id %p: only where the server failed is there something to report',
  (status, id) => {
    expect(shownProblem({ status, message: 'No.', requestId: 'r-1' }).requestId).toBe(id);
  },
);

it('reads the text of a sentence and what stands in its places, which is said in the reader’s language', () => {
  const told = { message: 'At most 5.', text: 'At most {{max}}.', values: { max: 5, min: 1 } };

  expect(shownProblem({ ...told, errors: [{ ...told, field: 'name', code: 'max' }] })).toEqual({
    message: 'At most {{max}}.',
    values: { max: 5 },
    requestId: null,
    errors: [{ field: 'name', message: 'At most {{max}}.', values: { max: 5 } }],
  });
});

it.each([
  ['Something went wrong'],
  ['<html>'],
  [null],
  [undefined],
  [{}],
  [{ message: '' }],
  [new TypeError('x is null')],
])('says of %p only that something went wrong', (error) => {
  expect(shownProblem(error)).toEqual({ message: 'Something went wrong', requestId: null, errors: [] });
});
