import type { Endpoint, ProblemBody } from '@freightdesk/shared-endpoint';
import { addressOf, answerWith, type Sent, sentIn } from './network';

export interface MockedEndpoint<Input> {
  /** What was sent, in order. */
  calls: Sent<Input>[];
}

type Maker<Input, Output> = (input: Input) => Output | Promise<Output>;

const isMaker = <Input, Output>(answer: Output | Maker<Input, Output>): answer is Maker<Input, Output> =>
  typeof answer === 'function';

/** The endpoint answers this until the end of the test: a value, or what it makes of the input. */
export function mock<Input, Output>(
  endpoint: Endpoint<Input, Output>,
  answer: NoInfer<Output> | Maker<Input, NoInfer<Output>>,
): MockedEndpoint<Input> {
  const calls: Sent<Input>[] = [];
  answerWith(addressOf(endpoint.method, endpoint.path), async (config) => {
    const sent = sentIn<Input>(config);
    calls.push(sent);
    const output = isMaker(answer) ? await answer(sent.input) : answer;
    return { status: endpoint.status, body: endpoint.envelope === 'data' ? { data: output } : output };
  });
  return { calls };
}

/** The endpoint refuses; the rest of the problem body is filled in. */
export function mockProblem<Input, Output>(
  endpoint: Endpoint<Input, Output>,
  status: number,
  body: Partial<ProblemBody> = {},
): MockedEndpoint<Input> {
  const calls: Sent<Input>[] = [];
  const message = body.message ?? 'Something went wrong';
  const standard = { type: 'about:blank', title: message, status, detail: message, message, code: 'refused' };
  answerWith(addressOf(endpoint.method, endpoint.path), (config) => {
    calls.push(sentIn<Input>(config));
    return { status, body: { ...standard, requestId: 'request-1', ...body } };
  });
  return { calls };
}
