import { Readable } from 'node:stream';

export interface Answer {
  status: number;
  body: unknown;
  headers?: Readonly<Record<string, string>>;
}

/** A file that is handed out: what `readFile` of the database gives. */
export interface FileAnswer {
  readonly name: string;
  readonly mediaType: string;
  /** Left out of one that is made while it is sent. */
  readonly sizeBytes?: number;
  readonly content: AsyncIterable<Uint8Array>;
}

/** A file that another program takes. */
export function jsonFile({ name, content }: { name: string; content: unknown }): FileAnswer {
  const bytes = Buffer.from(JSON.stringify(content));
  return { name, mediaType: 'application/json', sizeBytes: bytes.length, content: Readable.from([bytes]) };
}

/** A header's plain text for old readers, and beside it the name as it is (RFC 6266, RFC 8187). */
function attachment(name: string): string {
  const plain = name.replace(/[^\x20-\x7e]|["\\%]/g, '_');
  const exact = encodeURIComponent(name).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`);
  return `attachment; filename="${plain}"; filename*=UTF-8''${exact}`;
}

/**
 * Hands a file out chunk by chunk, as a download: opened by its address it is saved and never shown, and were it shown
 * nothing in it could run.
 */
export const answerFile = ({ name, mediaType, sizeBytes, content }: FileAnswer): Answer => ({
  status: 200,
  body: Readable.from(content),
  headers: {
    'content-type': mediaType,
    ...(sizeBytes !== undefined && { 'content-length': String(sizeBytes) }),
    'content-disposition': attachment(name),
    'content-security-policy': "default-src 'none'; sandbox; frame-ancestors 'none'; base-uri 'none'",
  },
});
