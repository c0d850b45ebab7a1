export const SharedViewName = ({ name }: { name: string }) => (
  <span>
    Vista compartida: <strong>{name}</strong>
  </span>
);
