import { Icon } from '@surco/shared/ui/display';
import { Button } from 'antd';
import { type PointerEvent, useRef } from 'react';
import './delivery.css';

/** Pixels of the picture, whatever the size on the screen. */
const SIZE = { width: 600, height: 200 };

interface Props {
  label: string;
  clearLabel: string;
  /** Gets the PNG in base64 after each stroke; null when the pad is emptied. */
  onChange: (signature: string | null) => void;
}

/** A pad to sign on with a finger, a pen or a mouse: black on nothing, for white paper. */
export function SignaturePad({ label, clearLabel, onChange }: Props) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const isDrawing = useRef(false);
  const getContext = (): CanvasRenderingContext2D | null | undefined => canvas.current?.getContext('2d');
  const draw = ({ currentTarget, clientX, clientY }: PointerEvent<HTMLCanvasElement>): void => {
    const context = getContext();
    if (!context) return;
    const box = currentTarget.getBoundingClientRect();
    context.lineTo(((clientX - box.left) * SIZE.width) / box.width, ((clientY - box.top) * SIZE.height) / box.height);
    context.stroke();
  };
  const start = (event: PointerEvent<HTMLCanvasElement>): void => {
    const context = getContext();
    if (!context) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    isDrawing.current = true;
    Object.assign(context, { lineWidth: 4, lineCap: 'round', lineJoin: 'round', strokeStyle: '#000' });
    context.beginPath();
    // A path of one place draws a dot only when the place is named twice.
    draw(event);
    draw(event);
  };
  const end = (): void => {
    if (!isDrawing.current || !canvas.current) return;
    isDrawing.current = false;
    onChange(canvas.current.toDataURL('image/png').split(',')[1] ?? null);
  };
  const clear = (): void => {
    getContext()?.clearRect(0, 0, SIZE.width, SIZE.height);
    onChange(null);
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
