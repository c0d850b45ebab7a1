import { createElement, useState } from 'react';

function Forecast() {
  const [days, setDays] = useState(1);
  return createElement('button', { type: 'button', onClick: () => setDays(days + 1) }, `Pronóstico a ${days} días`);
}

export const pages = { forecast: Forecast };
