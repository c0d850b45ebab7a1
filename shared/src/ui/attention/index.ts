export { AttentionStrip } from './attention-strip';
export { useAttention } from './use-attention';
