import { useEffect, useRef } from "react";

interface MediaViewProps {
  stream: MediaStream;
  label: string;
  className: string | undefined;
  /** Of this side: it is not heard. @default false */
  isOwn?: boolean;
  /** Sound without a picture. @default false */
  hidden?: boolean;
}

/** Plays the sound and picture of one side. */
export function MediaView({ stream, label, className, isOwn = false, hidden = false }: MediaViewProps) {
  const video = useRef<HTMLVideoElement>(null);
  useEffect(() => {
    if (video.current) video.current.srcObject = stream;
  }, [stream]);
  return (
    <video
      ref={video}
      autoPlay
      playsInline
      muted={isOwn}
      aria-label={label}
      className={className}
      data-silent-picture={hidden || undefined}
    />
  );
}
