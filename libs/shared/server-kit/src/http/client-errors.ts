import type { Socket } from 'node:net';
import { commonProblems } from '@freightdesk/shared-endpoint';
import { problemOf } from '../problem/problem-of';
import { Refusal } from '../problem/refusal';
import { requestIdOf } from './request-id';

const tooLarge = { code: 'header_too_large', status: 431, message: 'The request carries too many headers.' };
const tooSlow = { code: 'request_timeout', status: 408, message: 'The request took too long to arrive.' };

const kinds: Record<string, typeof tooLarge> = {
  HPE_HEADER_OVERFLOW: tooLarge,
  ERR_HTTP_REQUEST_TIMEOUT: tooSlow,
};

/** Bytes that are no HTTP never become a request; they are answered in the same form as everything else. */
export function answerClientError(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy();
  const problem = problemOf(new Refusal(kinds[error.code ?? ''] ?? commonProblems.bad_request), requestIdOf(undefined));
  const body = JSON.stringify(problem);
  socket.end(
    [
      `HTTP/1.1 ${problem.status} ${problem.title}`,
      'Content-Type: application/problem+json; charset=utf-8',
      `Content-Length: ${Buffer.byteLength(body)}`,
      'Cache-Control: no-store',
      'X-Content-Type-Options: nosniff',
      `X-Request-Id: ${problem.requestId}`,
      'Connection: close',
      '',
      body,
    ].join('\r\n'),
  );
}
