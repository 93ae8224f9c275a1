import type { Face, Paint, Shape } from '@pouch/art';
import PDFDocument from 'pdfkit';
import type { Fonts } from './fonts.js';
import type { Page } from './page.js';

const POINTS_PER_MM = 72 / 25.4;

/** The pages as a PDF, true to size: everything is vector, and fonts are embedded. */
export async function toPdf(pages: readonly Page[], title: string, fonts: Fonts): Promise<Uint8Array<ArrayBuffer>> {
  const document = new PDFDocument({
    autoFirstPage: false,
    margin: 0,
    // Otherwise it opens Helvetica, which its browser build does not contain.
    font: '',
    info: { Title: title, Author: 'Pouch', Creator: 'Pouch' },
  });
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  document.on('data', (chunk: Uint8Array<ArrayBuffer>) => chunks.push(chunk));
  const ended = new Promise<void>((done, failed) => {
    document.on('end', done);
    document.on('error', failed);
  });
  for (const [face, file] of Object.entries(fonts.files)) document.registerFont(face, file);
  const painter = new Painter(document, fonts);
  for (const page of pages) {
    document.addPage({ size: [page.width * POINTS_PER_MM, page.height * POINTS_PER_MM], margin: 0 });
    document.save();
    document.scale(POINTS_PER_MM);
    painter.paint(page.shapes, 1);
    document.restore();
  }
  document.end();
  await ended;
  return new Uint8Array(await new Blob(chunks).arrayBuffer());
}

type PdfPaint = string | PDFKit.PDFGradient;

/** Paints shapes natively: paths as paths, gradients as shadings, text as text. */
class Painter {
  constructor(
    private readonly pdf: PDFKit.PDFDocument,
    private readonly fonts: Fonts,
  ) {}

  paint(shapes: readonly Shape[], opacity: number): void {
    for (const shape of shapes) {
      const seen = opacity * (shape.opacity ?? 1);
      this.pdf.save();
      switch (shape.kind) {
        case 'path':
          this.path(shape, seen);
          break;
        case 'text':
          this.text(shape, seen);
          break;
        case 'group':
          if (shape.transform !== undefined) this.pdf.transform(...shape.transform);
          if (shape.clip !== undefined) this.pdf.path(shape.clip).clip();
          this.paint(shape.shapes, seen);
          break;
      }
      this.pdf.restore();
    }
  }

  private path(shape: Extract<Shape, { kind: 'path' }>, opacity: number): void {
    const { pdf } = this;
    if (opacity < 1) pdf.opacity(opacity);
    const { stroke } = shape;
    if (shape.fill !== undefined) {
      pdf.path(shape.d);
      pdf.fill(this.paintOf(shape.fill) as never, shape.rule === 'evenodd' ? 'even-odd' : 'non-zero');
    }
    if (stroke !== undefined) {
      pdf.path(shape.d).lineWidth(stroke.width);
      pdf.lineCap(stroke.cap ?? 'butt').lineJoin(stroke.join ?? 'miter');
      if (stroke.dash !== undefined) dashed(pdf, stroke.dash);
      pdf.stroke(this.paintOf(stroke.paint) as never);
    }
  }

  private text(shape: Extract<Shape, { kind: 'text' }>, opacity: number): void {
    const { pdf } = this;
    const length = this.fonts.widthOf(shape.text, shape.face, shape.size);
    const x = shape.x - (shape.anchor === 'middle' ? length / 2 : shape.anchor === 'end' ? length : 0);
    if (opacity < 1) pdf.opacity(opacity);
    pdf
      .font(shape.face satisfies Face)
      .fontSize(shape.size)
      .fillColor(shape.fill);
    pdf.text(shape.text, x, shape.y, { lineBreak: false, baseline: 'alphabetic' });
  }

  private paintOf(paint: Paint): PdfPaint {
    if (typeof paint === 'string') return paint;
    const gradient =
      paint.kind === 'linear'
        ? this.pdf.linearGradient(...paint.from, ...paint.to)
        : this.pdf.radialGradient(...paint.centre, 0, ...paint.centre, paint.radius);
    for (const { at, colour, opacity } of paint.stops) gradient.stop(at, colour, opacity ?? 1);
    return gradient;
  }
}

/** pdfkit refuses a dash of length 0 (a dot, with round caps): a tiny one looks the same. */
function dashed(pdf: PDFKit.PDFDocument, dash: readonly number[]): void {
  pdf.dash(dash.map((length) => Math.max(length, 0.001)) as never, {});
}
