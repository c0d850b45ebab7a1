import { ahead } from './ahead';

test('X-16 the next piece of work is begun while the last is being used, and no other', async () => {
  const begun: string[] = [];
  const work = async (part: string): Promise<string> => {
    begun.push(part);
    return part.toUpperCase();
  };
  const seen: string[] = [];
  for await (const outcome of ahead(['a', 'b', 'c'], work)) seen.push(`${outcome} ${begun.join('')}`);
  expect(seen).toEqual(['A ab', 'B abc', 'C abc']);
});

test('X-16 work that fails is heard after what came before it', async () => {
  const work = async (part: number): Promise<number> => {
    if (part === 2) throw new Error('Two.');
    return part;
  };
  const seen: number[] = [];
  const all = async (): Promise<void> => {
    for await (const outcome of ahead([1, 2, 3], work)) seen.push(outcome);
  };
  await expect(all()).rejects.toThrow('Two.');
  expect(seen).toEqual([1]);
});
