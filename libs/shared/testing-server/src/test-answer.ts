import type { ProblemBody } from '@freightdesk/shared-endpoint';
import type { LightMyRequestResponse } from 'fastify';

/** What JSON.parse gives: a spec names the type that it expects. */
type Parsed = ReturnType<typeof JSON.parse>;

/** An answer of the server under test. */
export interface TestAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | number | undefined>>;
  readonly body: Parsed;
  /** The answer inside its envelope. */
  readonly data: Parsed;
  /** The same body, read as a refusal. */
  readonly problem: ProblemBody;
  /** Fails, showing the answer, when the status is another. */
  expect(status: number): TestAnswer;
}

export function testAnswer(response: LightMyRequestResponse): TestAnswer {
  const body: Parsed = response.body === '' ? undefined : response.json();
  const answer: TestAnswer = {
    status: response.statusCode,
    headers: response.headers,
    body,
    data: body?.data,
    problem: body,
    expect(status) {
      if (status === response.statusCode) return answer;
      throw new Error(`The answer is ${response.statusCode}, not ${status}: ${response.body}`);
    },
  };
  return answer;
}
