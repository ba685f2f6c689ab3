import type { ProblemBody } from '@freightdesk/shared-endpoint';
import type { LightMyRequestResponse } from 'fastify';

/** What JSON.parse gives: a spec names the type that it expects. */
type Parsed = ReturnType<typeof JSON.parse>;

/** An answer of the server under test. */
export interface TestAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | number | undefined>>;
  /** Undefined where the answer is none of JSON: see `bytes`. */
  readonly body: Parsed;
  readonly bytes: Buffer;
  /** The answer inside its envelope. */
  readonly data: Parsed;
  /** The same body, read as a refusal. */
  readonly problem: ProblemBody;
  /** Fails, showing the answer, when the status is another. */
  expect(status: number): TestAnswer;
}

export function testAnswer(response: LightMyRequestResponse): TestAnswer {
  const isJson = /\bjson\b/.test(String(response.headers['content-type']));
  const body: Parsed = isJson ? response.json() : undefined;
  const answer: TestAnswer = {
    status: response.statusCode,
    headers: response.headers,
    body,
    bytes: response.rawPayload,
    data: body?.data,
    problem: body,
    expect(status) {
      if (status === response.statusCode) return answer;
      throw new Error(`The answer is ${response.statusCode}, not ${status}: ${response.body}`);
    },
  };
  return answer;
}
