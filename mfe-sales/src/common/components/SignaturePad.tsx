import { Icon } from '@surco/shared/ui/display';
import { Button } from 'antd';
import { type PointerEvent, useEffect, useRef } from 'react';
import './delivery.css';

/** Pixels of the picture, whatever the size on the screen. */
const SIZE = { width: 600, height: 200 };
const LINE_WIDTH = 4;

interface Props {
  label: string;
  clearLabel: string;
  /** A PNG in base64; null for an empty pad. */
  signature: string | null;
  /** Gets the PNG in base64 after each stroke; null when the pad is emptied. */
  onChange: (signature: string | null) => void;
}

/** A pad to sign on with a finger, a pen or a mouse: black on nothing, for white paper. */
export function SignaturePad({ label, clearLabel, signature, onChange }: Props) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const drawn = useRef<string | null>(null);
  const isDrawing = useRef(false);
  const getContext = (): CanvasRenderingContext2D | null | undefined => canvas.current?.getContext('2d');
  // One that was stored as a draft is shown again.
  useEffect(() => {
    if (signature === drawn.current) return;
    drawn.current = signature;
    const context = canvas.current?.getContext('2d');
    context?.clearRect(0, 0, SIZE.width, SIZE.height);
    if (signature === null) return;
    const image = new Image();
    image.addEventListener('load', () => drawn.current === signature && context?.drawImage(image, 0, 0));
    image.src = `data:image/png;base64,${signature}`;
  }, [signature]);
  const change = (next: string | null): void => {
    drawn.current = next;
    onChange(next);
  };
  /** The place of the pointer in pixels of the picture. */
  const getPoint = ({ currentTarget, clientX, clientY }: PointerEvent<HTMLCanvasElement>): [x: number, y: number] => {
    const box = currentTarget.getBoundingClientRect();
    return [((clientX - box.left) * SIZE.width) / box.width, ((clientY - box.top) * SIZE.height) / box.height];
  };
  const draw = (event: PointerEvent<HTMLCanvasElement>): void => {
    const context = getContext();
    context?.lineTo(...getPoint(event));
    context?.stroke();
  };
  const start = (event: PointerEvent<HTMLCanvasElement>): void => {
    const context = getContext();
    if (!context) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    isDrawing.current = true;
    const point = getPoint(event);
    Object.assign(context, { lineWidth: LINE_WIDTH, lineCap: 'round', lineJoin: 'round', strokeStyle: '#000' });
    // Not every browser draws a line without a length: a touch leaves a dot.
    context.beginPath();
    context.arc(...point, LINE_WIDTH / 2, 0, 2 * Math.PI);
    context.fill();
    context.beginPath();
    context.moveTo(...point);
  };
  const end = (): void => {
    if (!isDrawing.current || !canvas.current) return;
    isDrawing.current = false;
    change(canvas.current.toDataURL('image/png').split(',')[1] ?? null);
  };
  const clear = (): void => {
    getContext()?.clearRect(0, 0, SIZE.width, SIZE.height);
    change(null);
  };
  return (
    <div className="surco-signature">
      <canvas
        ref={canvas}
        {...SIZE}
        onPointerDown={start}
        onPointerMove={(event) => isDrawing.current && draw(event)}
        onPointerUp={end}
        onPointerCancel={end}
      >
        {label}
      </canvas>
      <Button icon={<Icon name="undo" size={16} />} onClick={clear}>
        {clearLabel}
      </Button>
    </div>
  );
}
