import { hasUnsavedChanges, onChangesAbandoned, useToasts, useUnsavedChanges } from '@surco/shared/platform';
import { renderHook } from '@testing-library/react';
import { confirmUnsavedChanges, leaveConfirmation } from './leaveConfirmation';

test('asks only with unsaved changes, and abandons them only when the user agrees', async () => {
  const onAbandoned = jest.fn();
  const stop = onChangesAbandoned(onAbandoned);
  expect(await confirmUnsavedChanges()).toBe(true);
  renderHook(() => useUnsavedChanges(true));
  const refused = confirmUnsavedChanges();
  leaveConfirmation.answer('stay');
  expect(await refused).toBe(false);
  expect(onAbandoned).not.toHaveBeenCalled();
  const agreed = confirmUnsavedChanges();
  leaveConfirmation.answer('discard');
  expect(await agreed).toBe(true);
  expect(onAbandoned).toHaveBeenCalledTimes(1);
  stop();
});

test('stores the draft and leaves without abandoning it, and stays when it could not be stored', async () => {
  const onAbandoned = jest.fn();
  const stop = onChangesAbandoned(onAbandoned);
  const save = jest.fn().mockResolvedValueOnce(false).mockResolvedValue(true);
  renderHook(() => useUnsavedChanges(true, save));
  const failed = confirmUnsavedChanges();
  leaveConfirmation.answer('save-draft');
  expect(await failed).toBe(false);
  expect(hasUnsavedChanges()).toBe(true);
  expect(useToasts.getState().toasts).toMatchObject([{ severity: 'error' }]);
  const saved = confirmUnsavedChanges();
  leaveConfirmation.answer('save-draft');
  expect(await saved).toBe(true);
  expect(hasUnsavedChanges()).toBe(false);
  expect(onAbandoned).not.toHaveBeenCalled();
  stop();
});
