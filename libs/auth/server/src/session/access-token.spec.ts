import { signAccessToken, tokenExpiry, tokenReader } from './access-token';

const key = new Uint8Array(32).fill(7);
const ids = { userId: '0198f2a0-0000-7000-8000-000000000001', sessionId: '0198f2a0-0000-7000-8000-000000000002' };
const morning = new Date('2026-04-01T03:30:00.000Z');
const token = signAccessToken(key, ids, morning);

describe('a token of ours', () => {
  it('is held against its signature at its first request only', () => {
    const keys = [key];
    const asked = jest.spyOn(keys, 'some');
    const subjectOf = tokenReader(keys);

    expect([1, 2, 3].map(() => subjectOf(token, morning))).toEqual([ids, ids, ids]);
    expect(asked).toHaveBeenCalledTimes(1);
  });

  it('names nobody from its end on, also where it was known before', () => {
    const subjectOf = tokenReader([key]);

    expect(subjectOf(token, morning)).toEqual(ids);
    expect(subjectOf(token, tokenExpiry(morning))).toBeNull();
    expect(subjectOf(token, morning)).toEqual(ids);
  });

  it('that is changed in one letter names nobody, however often it is sent and whatever was known before', () => {
    const keys = [key];
    const asked = jest.spyOn(keys, 'some');
    const subjectOf = tokenReader(keys);
    const [head = '', payload = '', signature = ''] = token.split('.');
    const other = signAccessToken(key, { ...ids, userId: ids.sessionId }, morning).split('.')[1] ?? '';

    expect(subjectOf(token, morning)).toEqual(ids);
    for (const forged of [`${head}.${other}.${signature}`, `${head}.${payload}.${signature.slice(0, -1)}_`, payload])
      expect([subjectOf(forged, morning), subjectOf(forged, morning)]).toEqual([null, null]);
    expect(asked).toHaveBeenCalledTimes(5);
  });
});
