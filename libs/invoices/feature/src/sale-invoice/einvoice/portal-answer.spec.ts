import { portalAnswer, portalAnswers } from './portal-answer';

const qrOf = (number: string) => `e30.${btoa(JSON.stringify({ data: JSON.stringify({ DocNo: number }) }))}.c2ln`;
const answer = (number: string) => ({
  Irn: 'a'.repeat(64),
  AckNo: 112,
  AckDt: '2026-11-20 18:00:00',
  SignedQRCode: qrOf(number),
});

it('the answer of the portal for one document is read as it is pasted', () => {
  const read = portalAnswer('id', JSON.stringify([answer('SI/26-27/000001')]));

  expect(read).toMatchObject({ id: 'id', irn: 'a'.repeat(64), ackNumber: '112', ackDate: '2026-11-20 18:00:00' });
});

it('its file of many names each document by the code that it signed', () => {
  const read = portalAnswers(
    JSON.stringify([answer('SI/26-27/000001'), answer('SI/26-27/000002'), { note: 'no answer' }]),
  );

  expect(read).toMatchObject([
    { number: 'SI/26-27/000001' },
    { number: 'SI/26-27/000002' },
    { position: 3, unread: 'nothing' },
  ]);
});

it('what registers nothing is told by its place, never left out', () => {
  const refused = { Status: 0, ErrorDetails: [{ ErrorCode: '2150', ErrorMessage: 'Duplicate IRN' }] };
  const cancelled = { Irn: 'a'.repeat(64), CancelDate: '2026-11-20 18:00:00' };

  expect(portalAnswers(JSON.stringify([refused, cancelled]))).toEqual([
    { position: 1, unread: 'refusal' },
    { position: 2, unread: 'cancellation' },
  ]);
});

it('a file of one answer need be no list', () => {
  expect(portalAnswers(JSON.stringify(answer('SI/26-27/000001')))).toMatchObject([{ number: 'SI/26-27/000001' }]);
});

it.each(['', '{}', '[]', '[1, null]', 'not JSON'])('%s is no such file', (text) => {
  expect(portalAnswers(text)).toBeNull();
});
