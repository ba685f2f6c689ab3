/** What the product stores files as, and how a person calls each. What a file is, its bytes say, never its name. */
export const fileKinds = {
  'image/png': 'PNG',
  'image/jpeg': 'JPEG',
  'image/webp': 'WebP',
  'application/pdf': 'PDF',
  'text/csv': 'CSV',
  'application/json': 'JSON',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': 'XLSX',
} as const;
export type FileKind = keyof typeof fileKinds;

/** Files that hold a table, whatever program wrote it. */
export const tableKinds = [
  'text/csv',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
] as const satisfies readonly FileKind[];

/** The largest file that is taken at once, and the largest picture that anybody's browser is asked to unfold. */
export const fileLimits = { bytes: 10 * 1024 * 1024, pixels: 40_000_000 } as const;

/** A file in a form: the browser's own `File` on the page, what the server made of the upload in a use case. */
export interface FormFile {
  readonly name: string;
  readonly type: string;
  readonly size: number;
  /** Of a picture, as its header says; only the server counts them. */
  readonly pixels?: number | null;
  arrayBuffer(): Promise<ArrayBuffer>;
}
