import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyInstance, FastifyReply } from 'fastify';

const brotli = promisify(brotliCompress);
const deflated = promisify(gzip);

/** What fits into one packet comes no sooner for being smaller. */
const leastLetters = 1_400;

const isText = /\b(json|html|csv)\b/;

/** Made anew for each answer: the quick levels leave a list a fifth of its size for less than a millisecond off the main thread. */
const encodings = {
  br: (text: string | Buffer) => brotli(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }),
  gzip: (text: string | Buffer) => deflated(text, { level: 4 }),
} as const;

type Encoding = keyof typeof encodings;

/** `gzip, deflate, br;q=0.9`: what the reader refuses has a weight of nothing. */
function taken(header: string): Encoding | null {
  const names = header.split(',').flatMap((one) => {
    const [name = '', weight = ''] = one.toLowerCase().replace(/\s/g, '').split(';');
    return /^q=0(\.0*)?$/.test(weight) ? [] : [name];
  });
  if (names.includes('br')) return 'br';
  return names.includes('gzip') ? 'gzip' : null;
}

/**
 * Lists, reports and the page go over the wire compressed to whoever takes them so. Whose an answer is, is said by a header that no
 * other site can send: nobody can have words of theirs put beside secrets and learn from the length of the answer.
 */
export function compressAnswers(app: FastifyInstance): void {
  app.addHook('onSend', (request, reply, payload, done) => {
    if (!isAnswer(payload, reply) || !isWorthIt(payload, reply)) return done(null, payload);
    reply.header('vary', 'accept-encoding');
    const header = request.headers['accept-encoding'];
    const encoding = header === undefined ? null : taken(String(header));
    // In bytes, whose number needs no counting and which are sent as they are.
    if (encoding === null) return done(null, typeof payload === 'string' ? Buffer.from(payload) : payload);
    compressed(payload, encoding, reply).then((bytes) => done(null, bytes), done);
  });
}

/** Bytes that are no file are rows, written so because they are many. */
const isAnswer = (payload: unknown, reply: FastifyReply): payload is string | Buffer =>
  typeof payload === 'string' || (Buffer.isBuffer(payload) && !reply.hasHeader('content-disposition'));

const isWorthIt = (text: string | Buffer, reply: FastifyReply): boolean =>
  text.length >= leastLetters &&
  !reply.hasHeader('content-encoding') &&
  isText.test(String(reply.getHeader('content-type')));

async function compressed(text: string | Buffer, encoding: Encoding, reply: FastifyReply): Promise<Buffer> {
  const bytes = await encodings[encoding](text);
  reply.header('content-encoding', encoding).removeHeader('content-length');
  return bytes;
}
