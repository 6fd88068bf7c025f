// Voice notes: a separate entry point, so that a recorder brings no calls.

export { type RecordedVoice, recordVoice, type VoiceRecording } from "./record-voice.ts";
