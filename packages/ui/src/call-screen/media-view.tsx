import { type ComponentProps, useEffect, useImperativeHandle, useRef } from "react";

interface MediaViewProps extends ComponentProps<"video"> {
  stream: MediaStream;
  label: string;
  /** Of this side: it is not heard. @default false */
  isOwn?: boolean;
  /** Sound without a picture. @default false */
  hidden?: boolean;
}

/** Plays the sound and picture of one side. */
export function MediaView({ stream, label, isOwn = false, hidden = false, ref, ...rest }: MediaViewProps) {
  const video = useRef<HTMLVideoElement>(null);
  useImperativeHandle(ref, () => video.current as HTMLVideoElement);
  useEffect(() => {
    if (!video.current) return;
    // Not an attribute: React writes none on the server.
    video.current.muted = isOwn;
    video.current.srcObject = stream;
  }, [stream, isOwn]);
  return (
    <video
      {...rest}
      ref={video}
      autoPlay
      playsInline
      aria-label={label}
      data-silent-picture={hidden || undefined}
    />
  );
}
