import fc from 'fast-check';
import { fileLimits } from '@freightdesk/shared-endpoint';
import { contentOf } from './file-content';
import { archiveEnd, jpeg, packedPdf, pdf, png, pngChunk, webp } from './files.builder';

const joined = (...parts: (Buffer | string)[]) =>
  Buffer.concat(parts.map((part) => (typeof part === 'string' ? Buffer.from(part, 'latin1') : part)));
const faultOf = (bytes: Buffer) => contentOf(bytes).fault?.code ?? null;

describe('what a file is', () => {
  it.each([
    ['a PNG', png({ width: 300, height: 200 }), 'image/png', 60_000],
    ['a JPEG', jpeg({ width: 300, height: 200 }), 'image/jpeg', 60_000],
    ['a WebP', webp({ width: 300, height: 200 }), 'image/webp', 60_000],
    ['a PDF', pdf(), 'application/pdf', null],
    ['a PDF of packed objects', packedPdf('<< /Type /Page >>'), 'application/pdf', null],
  ])('is told by its bytes: %s', (_what, bytes, kind, pixels) => {
    expect(contentOf(bytes)).toEqual({ kind, pixels, fault: null });
  });

  it.each([
    ['nothing', ''],
    ['a page', '<!doctype html><script>alert(1)</script>'],
    ['a drawing', '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'],
    ['a program of Windows', 'MZ\x90\0\x03\0\0\0'],
    ['a program of Linux', '\x7fELF\x02\x01\x01'],
    ['an archive', 'PK\x03\x04\x14\0\0\0'],
    ['a GIF', 'GIF89a\x01\0\x01\0'],
    ['a PDF behind something else', 'x%PDF-1.7\n%%EOF'],
  ])('is none of ours: %s', (_what, text) => {
    expect(contentOf(Buffer.from(text, 'latin1'))).toEqual({ kind: null, pixels: null, fault: null });
  });

  it('of a flood of pixels is read from the header, and nothing is unfolded', () => {
    expect(contentOf(png({ width: 100_000, height: 100_000 })).pixels).toBe(10_000_000_000);
    expect(contentOf(jpeg({ width: 65_535, height: 65_535 })).pixels).toBe(4_294_836_225);
    expect(contentOf(webp({ width: 16_384, height: 16_384 })).pixels).toBe(268_435_456);
  });
});

describe('a file that is broken', () => {
  const sound: [string, Buffer][] = [
    ['a PNG', png()],
    ['a JPEG', jpeg()],
    ['a WebP', webp()],
    ['a PDF', pdf()],
  ];

  it.each(sound)('is damaged wherever it breaks off: %s', (_what, bytes) => {
    const least = 12;
    const lengths = Array.from({ length: bytes.length - least - 6 }, (_one, index) => least + index);

    expect(new Set(lengths.map((length) => faultOf(bytes.subarray(0, length))))).toEqual(new Set(['damaged']));
  });

  it.each(sound)('never breaks the reader: %s', (_what, bytes) => {
    fc.assert(
      fc.property(fc.nat(bytes.length - 1), fc.nat(255), fc.nat(bytes.length), (place, value, length) => {
        const bent = Buffer.from(bytes);
        bent[place] = value;
        contentOf(bent.subarray(0, length));
      }),
    );
  });

  it('is damaged where a checksum does not fit', () => {
    const bytes = png();
    bytes[20] = 9;

    expect(faultOf(bytes)).toBe('damaged');
  });

  it.each([
    ['a PNG', png({ width: 0 })],
    ['a JPEG', jpeg({ height: 0 })],
  ])('is damaged where it has no size: %s', (_what, bytes) => {
    expect(faultOf(bytes)).toBe('damaged');
  });
});

describe('a file that is two files', () => {
  it.each([
    ['a PNG and an archive', joined(png(), archiveEnd)],
    ['a PNG and anything at all', joined(png(), 'x')],
    ['a PNG with an archive in a chunk of its own', png({ extra: pngChunk('zzZz', archiveEnd) })],
    ['a PNG with a page in its remarks', png({ extra: pngChunk('tEXt', Buffer.from('a\0<script >alert(1)')) })],
    ['a WebP and a page', joined(webp(), '<html><body>')],
    ['a JPEG and an archive', joined(jpeg(), archiveEnd)],
    ['a JPEG and a page', joined(jpeg(), '<HTML><body onload=alert(1)>')],
    ['a JPEG and a script for a server', joined(jpeg(), '<?php system($_GET[0]);')],
    ['a JPEG with a page in its remarks', jpeg({ comment: '*/ <svg onload=alert(1)>' })],
    ['a JPEG and a PDF', jpeg({ comment: '%PDF-1.4' })],
    ['a JPEG and a RAR', joined(jpeg(), 'Rar!\x1a\x07\x01\0')],
    ['a PDF and an archive', joined(pdf(), archiveEnd)],
    ['a PDF and a page before it', pdf('<html><script>alert(1)</script>')],
    ['a PDF and a page after it', joined(pdf(), '<html>', ' '.repeat(500))],
  ])('is refused: %s', (_what, bytes) => {
    expect(faultOf(bytes)).toBe('hidden');
  });

  it('but for what a phone appends to a photograph', () => {
    expect(faultOf(joined(jpeg({ width: 400, height: 300 }), jpeg(), 'SEFT'))).toBeNull();
  });

  it('nor is a document two that speaks of pages in its midst', () => {
    expect(faultOf(pdf(`(${'x'.repeat(2_000)} <script> is a tag)`))).toBeNull();
  });
});

describe('a PDF', () => {
  const script = '<< /S /JavaScript /JS (app.alert(1)) >>';

  it.each([
    ['runs a script when it is opened', pdf(`<< /OpenAction ${script} >>`)],
    ['spells its script in hexadecimal', pdf('<< /OpenAction << /S /#4a#61vaScri#70t /JS (app.alert(1)) >> >>')],
    ['starts a program', pdf('<< /OpenAction << /S /Launch /F (cmd.exe) >> >>')],
    ['hides its script in packed objects', packedPdf(`<< /OpenAction ${script} >>`)],
    ['packs more than can be looked through', packedPdf(' '.repeat(5_000_000))],
  ])('that %s is refused', (_what, bytes) => {
    expect(faultOf(bytes)).toBe('scripted');
  });

  it.each([
    ['opens at a page', pdf('<< /OpenAction [3 0 R /FitH null] >>')],
    ['names a font like a script', pdf('<< /BaseFont /JavaScriptSans >>')],
    ['packs its objects in another way', pdf('<< /Type /ObjStm /Filter /LZWDecode >>\nstream\nxyz\nendstream')],
    ['speaks of packed objects and has none', pdf('(/ObjStm)')],
  ])('that %s is taken', (_what, bytes) => {
    expect(faultOf(bytes)).toBeNull();
  });

  it.each(['/ObjStm', '/ObjStm stream\n', '/ObjStm stream\nendstream\n', '#4A', '/JavaScrip', '%%EOF', '<'])(
    'of ten megabytes of %j is judged to its end, which one that looks back each time would not come to',
    (trap) => {
      expect(contentOf(pdf(trap.repeat(fileLimits.bytes / trap.length)))).toMatchObject({ kind: 'application/pdf' });
    },
  );
});
