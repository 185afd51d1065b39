import type { Fault } from './network.ts';

/** A PDF with one line of text on each page. */
export function pdfWithPages(lines: readonly string[]): Buffer {
  const pages = lines.map((_, at) => 4 + 2 * at);
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Count ${lines.length} /Kids [${pages.map((id) => `${id} 0 R`).join(' ')}] >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    ...lines.flatMap((line, at) => {
      const content = `0 0 0 rg 20 20 160 40 re f BT /F1 24 Tf 20 150 Td (${line}) Tj ET`;
      return [
        `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 300 200] /Contents ${5 + 2 * at} 0 R /Resources << /Font << /F1 3 0 R >> >> >>`,
        `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
      ];
    }),
  ];
  let text = '%PDF-1.4\n';
  const offsets = objects.map((object, at) => {
    const offset = text.length;
    text += `${at + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const rows = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const size = objects.length + 1;
  text += `xref\n0 ${size}\n0000000000 65535 f \n${rows}trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${text.length}\n%%EOF\n`;
  return Buffer.from(text, 'latin1');
}

/** The address of a dealer's document. */
export const REPORT = '/media/documents/energy.pdf';

/** Serves a PDF of two pages there, as a dealer's server would. */
export const servePdf: Fault = (request, response) => {
  if (request.url !== REPORT) return false;
  response.writeHead(200, { 'content-type': 'application/pdf' });
  response.end(pdfWithPages(['Energy report', 'Second page']));
  return true;
};
